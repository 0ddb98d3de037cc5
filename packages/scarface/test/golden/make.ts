// Writes the golden files: card texts, what cards do, and what habit plays. `npm run golden` calls it. Read the difference before committing it.
import { writeFile } from 'node:fs/promises';
import { LANGUAGES } from '@backroom/kit';
import { cardsIn } from './cards.ts';
import { enforcerIn } from './enforcer.ts';
import { habitGamesText } from './habit-games.ts';
import { outcomesText } from './outcomes.ts';

for (const language of LANGUAGES) {
  await writeFile(new URL(`cards.${language}.txt`, import.meta.url), await cardsIn(language));
  await writeFile(new URL(`enforcer.${language}.txt`, import.meta.url), await enforcerIn(language));
}
await writeFile(new URL('outcomes.txt', import.meta.url), outcomesText());
await writeFile(new URL('habit-games.txt', import.meta.url), habitGamesText());
