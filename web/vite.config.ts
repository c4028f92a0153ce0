import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The pages wait for runs and follow no stream, for which LangGraph's client would bring 90 kB; of that only the names stay. */
const withoutStreams: Plugin = {
  name: 'without-streams',
  load(id) {
    if (!id.includes('/langgraph-sdk/dist/client/stream/')) return undefined;
    const exported = /export \{([^}]*)\}/.exec(readFileSync(id, 'utf8'))?.[1] ?? '';
    const names = exported.split(',').flatMap((name) => name.trim() || []);
    return names.map((name) => `export const ${name} = undefined;`).join('\n');
  },
};

export default defineConfig({
  plugins: [react(), withoutStreams],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // The maths keyboard is larger, and comes only when somebody wants it.
    chunkSizeWarningLimit: 900,
    // On a slow machine the bundler would remark on how long its plugins took.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:2024', '/health': 'http://127.0.0.1:2024' } },
});
