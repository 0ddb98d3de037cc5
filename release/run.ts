// `npm run pack`: packs every npm package of this project into dist/release/packed, and prints their sizes and SHA-256.
import { packAll } from './pack.ts';

for (const { file, bytes, sha256 } of await packAll())
  console.log(`${sha256}  ${file} (${Math.round(bytes / 1024)} kB)`);
