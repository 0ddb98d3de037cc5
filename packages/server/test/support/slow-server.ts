// Imported before anything else: this node takes SLOW_BY milliseconds longer to open, as on a busy machine.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const OPENS = 'const keys = await ownKeys(services.store);';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/server/src/notifications/index.ts')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(OPENS)) throw new Error('nothing can be slowed down here');
    return {
      format: 'module-typescript',
      source: source.replace(
        OPENS,
        `await new Promise((resolve) => setTimeout(resolve, ${Number(process.env.SLOW_BY)})); ${OPENS}`,
      ),
      shortCircuit: true,
    };
  },
});
