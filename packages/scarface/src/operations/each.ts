// The same for each rival, or for everyone, in turn order from the acting player: each does it as if it were his own card.
import { inner } from '../cards/scripts.ts';
import { push } from '../state.ts';
import type { Voice } from '../words/cards/voice.ts';
import { options } from './choose.ts';
import type { Deed, EffectOf } from './deed.ts';
import { inOrder, met } from './whom.ts';

type Said = {
  readonly rivals: string;
  readonly everyone: string;
  readonly chooses: string;
  readonly or: string;
  readonly colon: string;
};

const SAID: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', Said>> = {
  en: { rivals: 'each rival', everyone: 'each player', chooses: ' chooses', or: '; or ', colon: ': ' },
  de: { rivals: 'jeder Rivale', everyone: 'jeder Spieler', chooses: ' wählt', or: '; oder ', colon: ': ' },
  fr: { rivals: 'chaque rival', everyone: 'chaque joueur', chooses: ' choisit', or: ' ; ou ', colon: ' : ' },
  it: { rivals: 'ogni rivale', everyone: 'ogni giocatore', chooses: ' sceglie', or: '; oppure ', colon: ': ' },
  es: { rivals: 'cada rival', everyone: 'cada jugador', chooses: ' elige', or: '; o ', colon: ': ' },
};

function say({ effects, who }: EffectOf<'each'>, v: Voice): string {
  const said = SAID[v.language];
  const [first] = effects;
  if (effects.length === 1 && first.do === 'choose')
    return `${said[who]}${said.chooses}${said.colon}${options(first, v, said.or)}`;
  return `${said[who]}${said.colon}${v.and(v.clauses(effects))}`;
}

export const each: Deed<'each'> = {
  // What others can do depends on what only they see, so it can always be tried.
  can: () => true,
  run(s, seat, effect, of, at) {
    inOrder(s, () => {
      for (const one of met(s, seat, effect.who))
        push(s, { kind: 'script', seat: one, of: inner(of, at, 'each'), at: 0 });
    });
  },
  say: { en: say, de: say, fr: say, it: say, es: say },
};
