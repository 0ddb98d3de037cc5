// The page begins here.
import './local/early.ts';
import { itemAt } from '@backroom/kit';
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/screens.css';
import { followLinks, route } from './app/router.ts';
import { SCREENS } from './app/screens.ts';
import { settings, wearSettings } from './app/settings.ts';
import { Shell } from './app/shell.tsx';
import { followTitle } from './app/title.ts';
import { GAMES, partsOf, wordsOf } from './games.ts';
import { quickMatchHere } from './local/quick-match.ts';
import { keepOffline } from './offline/register.ts';
import { followLanguage } from './words/index.ts';

wearSettings();
followLanguage();
followTitle();
followLinks();

/** Loads everything in parallel. Failures are ignored here: they come again, and are explained, when the part is shown. */
function begin(): void {
  const { at } = route.peek();
  void SCREENS[at]().catch(() => {});
  if (at === 'home') {
    void quickMatchHere().catch(() => {});
    const first = itemAt(GAMES, 0);
    void wordsOf(first, settings.peek().language).catch(() => {});
    void partsOf(first)
      .then(({ picture }) => picture?.())
      .catch(() => {});
  }
  const room = document.getElementById('room');
  if (room !== null) render(<Shell />, room);
  keepOffline();
}
// Yields first: until here the browser has parsed and run the whole program without a pause.
setTimeout(begin, 0);
