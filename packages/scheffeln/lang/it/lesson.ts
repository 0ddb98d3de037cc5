// Italian.
import type { Catalogue } from '../../lesson/words/catalogue.ts';

export const words: Catalogue = {
  title: 'Impara Scheffeln',
  welcome: 'Sei piccoli compiti, circa cinque minuti. Niente può andare storto: prova quello che vuoi.',
  players: ['Sam', 'Gus'],
  steps: {
    ring: {
      title: 'L’anello',
      story:
        'Otto attività formano un anello, da A a H. A rende poco, H più di tutte. Su ognuna c’è un’auto. Nessuna auto è tua per sempre: scegli un personaggio, e l’auto del suo colore guadagna per te.',
      task: 'L’auto gialla di Goldie Fontaine è su H. Scegli lei.',
      praise: 'Ottima scelta! Ora l’auto gialla lavora per te.',
      nudge: 'In una partita vera puoi farlo. Ma cerca l’auto sull’attività più ricca, H: è gialla.',
    },
    drive: {
      title: 'Muovi un’auto',
      story:
        'Quando tocca a te, giochi una carta. L’auto di quel colore avanza di uno spazio, verso H. Puoi muovere qualsiasi auto, non solo la tua.',
      task: 'La tua auto gialla è su E, e F è vuota. Gioca la carta gialla.',
      praise: 'Si parte! F rende più di E.',
      nudge: 'Quella carta muove un’altra auto. Cerca la carta del tuo colore.',
    },
    cover: {
      title: 'Sali sul tetto',
      story:
        'Se sulla prossima attività c’è già un’auto, la nuova si ferma sul suo tetto. Chi sta sopra guadagna. Chi sta sotto resta a mani vuote!',
      task: 'Gus ha l’auto blu su G. Sali sul suo tetto con l’auto gialla.',
      praise: 'Preso! Ora Gus è sotto di te e non guadagnerebbe niente.',
      nudge: 'Attenzione: conta uno spazio da quell’auto. Dove si ferma, e su chi?',
    },
    payday: {
      title: 'Giorno di paga',
      story:
        'Quando tutte le carte del round sono giocate, è giorno di paga. Se la tua auto è sola o sta sopra, prendi il gettone scoperto. Ora il blu è sul tuo tetto, e questa è l’ultima carta del round.',
      task: 'Gioca la carta blu, così l’auto blu scende dal tuo tetto.',
      praise: 'Giorno di paga! La tua auto era sola su G: il gettone è tuo.',
      nudge: 'È rimasta una sola carta: quella blu.',
    },
    exchange: {
      title: 'Scambia il personaggio',
      story:
        'Oggi la tua auto è verde, e su A sta sotto la rossa: niente da guadagnare. Puoi scambiare! Scarta una carta coperta e prendi un personaggio libero dal centro. Quello di Gus non si tocca.',
      task: 'L’auto gialla è sola su H, e Goldie è libera. Scarta coperta la carta arancione e prendi lei.',
      praise: 'Che furbizia! Nessuno ha visto la tua carta, e d’ora in poi la gialla guadagna per te.',
      nudge: 'Si può, ma la gialla sta dove ci sono più soldi. Prendi Goldie.',
    },
    winning: {
      title: 'Vinci',
      story:
        'La partita finisce quando un’attività non ha più gettoni. Su H è rimasto l’ultimo: dopo questa paga è finita. Vince chi ha più soldi. Gus è in testa, e la sua auto blu è su H.',
      task: 'Sali sul suo tetto con la carta gialla.',
      praise: 'Hai vinto! Hai preso l’ultimo gettone di H, e Gus è rimasto a mani vuote.',
      nudge: 'Così Gus guadagna su H. Quale carta porta la tua auto sul suo tetto?',
    },
  },
  end: {
    title: 'Non ti serve altro',
    text: 'Conosci l’anello, le mosse, i tetti, la paga, lo scambio e la vittoria. Il resto lo impari al tavolo.',
  },
};
