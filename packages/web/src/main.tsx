// The page begins here.
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/screens.css';
import { followLinks, place } from './app/router.ts';
import { SCREENS } from './app/screens.ts';
import { wearSettings } from './app/settings.ts';
import { Shell } from './app/shell.tsx';
import { keepOffline } from './offline/register.ts';
import { followLanguage } from './words/index.ts';

wearSettings();
followLanguage();
followLinks();
// The screen comes while the words do; what fails here fails again, and is explained, when it is shown.
void SCREENS[place.peek().at]().catch(() => {});
const room = document.getElementById('room');
if (room !== null) render(<Shell />, room);
keepOffline();
