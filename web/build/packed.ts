// Packs scripts and style sheets as well as can be while the page is built: the server sends `name.br` to browsers that take it, and has no
// time to pack so well itself.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/^assets\/.*\.(js|css)$/.test(name)) continue;
          const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source, QUALITY);
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source });
        }
      },
    },
  };
}
