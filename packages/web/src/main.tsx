// The page begins here.
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/screens.css';
import { followLinks, place } from './app/router.ts';
import { SCREENS } from './app/screens.ts';
import { settings, wearSettings } from './app/settings.ts';
import { Shell } from './app/shell.tsx';
import { GAMES } from './games.ts';
import { warmUp } from './local/keeper.ts';
import { keepOffline } from './offline/register.ts';
import { followLanguage } from './words/index.ts';

wearSettings();
followLanguage();
followLinks();

/** All that is needed begins to come at once, not one after the other; what fails here fails again, and is explained, when it is shown. */
function begin(): void {
  const { at } = place.peek();
  void SCREENS[at]().catch(() => {});
  if (at === 'home') {
    warmUp();
    void GAMES[0]?.words[settings.peek().language]().catch(() => {});
    void GAMES[0]?.picture?.().catch(() => {});
  }
  const room = document.getElementById('room');
  if (room !== null) render(<Shell />, room);
  keepOffline();
}
// With a breath before it: until here the browser has read and run the whole program without one.
setTimeout(begin, 0);
