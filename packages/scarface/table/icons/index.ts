// The icon set.
//   layIcons()                          once, when the table is mounted: loads the sprite (an SVG file, no code)
//   <Icon name="muscle" />              decoration, hidden from screen readers
//   <Icon name="muscle" title={…} />    read aloud; titles by language: `iconWords(language)` in ../words/icons
//   <Counted name="dollar" n={3} />     a number with its icon
// Icons take the size of the text (1.15em) and its colour. `OF_ACT`, `OF_STAT`, `OF_GOOD`, `OF_ITSELF`, … name the icon of a word
// of the vocabulary. Colours: --outfit, --wolves, --gems, --northside; [data-gang=…] sets --gang; --bootlegging … --violence;
// --band-green, --band-amber, --band-red.
export { Counted, Icon, layIcons } from './icon.tsx';
export {
  type IconName,
  OF_ACT,
  OF_GOOD,
  OF_ITSELF,
  OF_STAT,
} from './names.ts';
