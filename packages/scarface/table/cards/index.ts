// Cards drawn from their data.
//   <CardFace id={cardId} words={speaker} size="hand" | "market" | "zoom" lit={…} boss={cubes} needs={progressOf(view, seat, id)}
//             band={bandOf(crime)} line={…} power={…} />
//     A div with data-card={id}; small sizes are one image with a full label. Set the width by the custom property --w
//     (92 px in hand, 96 px in the market; 76 px on a phone): everything scales with it. It is not a button: wrap it in one.
//   <CardBack kind="person" | "job" | "dealer" | "federal" | "news" | "enforcer" size label? />
//   labelOf(words, id, boss?)       the label of a button around a card: name, values, level, skills
//   progressOf(view, seat, job)     have / need / met for each condition of a Job
//   <Zoom root={ref} words closeLabel about={(id) => ({ boss, needs, band })} />   once per table: hold, Z or [data-zoom=id]
export { CardBack, CardFace, type CardProps, type CardSize } from './face.tsx';
export { type Chip, conditionChip, effectChips, powerChips } from './glyphs.ts';
export { anyCard } from './kinds.ts';
export { Chips, Crimes, Portrait } from './parts.tsx';
export { type Need, progressOf, stateOf } from './progress.ts';
export { labelOf, valuesOf, wordsOf } from './text.ts';
export { Zoom } from './zoom.tsx';
