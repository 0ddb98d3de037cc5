// Loaded before test files that use fast-check: every run tries the same cases. `npm run soak -- suite --fresh` tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.BACKROOM_SEED ?? 1920) });
