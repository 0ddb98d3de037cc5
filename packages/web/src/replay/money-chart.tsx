// A chart of everybody's money, one line for each seat. The lines differ by dash and label as well as by colour.
import { itemAt, type Language, type Names } from '@backroom/kit';
import { scaleOf, type Worth } from './money.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly worths: readonly Worth[];
  readonly names: Names;
  readonly texts: ReplayWords;
  readonly language: Language;
  /** The current step of the replay. */
  readonly step: number;
}

const WIDTH = 720;
const HEIGHT = 300;
const FIELD = { left: 76, right: 560, top: 20, bottom: 270 };
const LABEL = 22;

export const moneyFormat = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

export function MoneyChart({ worths, names, texts, language, step }: Props) {
  const { left, right, top, bottom } = FIELD;
  const money = moneyFormat(language);
  const most = scaleOf(worths);
  const end = itemAt(worths, worths.length - 1);
  const finalOf = (seat: number): number => end.money[seat] ?? 0;
  const x = (at: number): number => left + ((right - left) * Math.min(at, end.step)) / Math.max(1, end.step);
  const y = (sum: number): number => bottom - ((bottom - top) * sum) / most;
  const order = names.map((_, seat) => seat).sort((a, b) => finalOf(b) - finalOf(a) || a - b);
  const told = order.map((seat) => `${names[seat]} ${money.format(finalOf(seat))}`).join(', ');
  let free = 0;
  return (
    <section class="panel money" aria-labelledby="money">
      <h2 id="money">{texts.money.title}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${texts.money.title}: ${told}`}>
        {[0, 0.5, 1].map((share) => (
          <g key={share} class="grid">
            <path d={`M${left} ${y(share * most)}H${right}`} />
            <text x={left - 8} y={y(share * most) + 5} text-anchor="end">
              {money.format(share * most)}
            </text>
          </g>
        ))}
        <path class="cursor" d={`M${x(step)} ${top}V${bottom}`} />
        {order.map((seat) => {
          const points = worths.map((worth) => `${x(worth.step).toFixed(1)},${y(worth.money[seat] ?? 0).toFixed(1)}`);
          const label = Math.max(y(finalOf(seat)), free);
          free = label + LABEL;
          return (
            <g key={seat} class={`line line-${seat % 8}`}>
              <polyline points={points.join(' ')} />
              <path d={`M${right + 6} ${y(finalOf(seat))}L${right + 22} ${label}`} />
              <text x={right + 28} y={label + 5}>
                {names[seat]?.slice(0, 14)}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{texts.money.inNumbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section class="scroll" tabIndex={0} aria-label={texts.money.inNumbers}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.money.step}</th>
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {worths.map((worth) => (
                <tr key={worth.step}>
                  <th scope="row">{worth.step}</th>
                  {worth.money.map((sum, seat) => (
                    <td key={seat}>{money.format(sum)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
