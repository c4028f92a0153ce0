import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Replaces the streaming code of the LangGraph client with empty exports, which saves 90 kB: the pages wait for runs and do
 * not stream them.
 */
const removeStreamingCode: Plugin = {
  name: 'remove-streaming-code',
  load(id) {
    if (!id.includes('/langgraph-sdk/dist/client/stream/')) return undefined;
    // Matches the list of names in `export { a, b }`.
    const exportList = /export \{([^}]*)\}/.exec(readFileSync(id, 'utf8'))?.[1] ?? '';
    const names = exportList.split(',').flatMap((name) => name.trim() || []);
    return names.map((name) => `export const ${name} = undefined;`).join('\n');
  },
};

export default defineConfig({
  plugins: [react(), removeStreamingCode],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // In kB. The maths keyboard is large, but it is loaded on demand.
    chunkSizeWarningLimit: 900,
    // Turns off warnings about slow plugins, which appear on slow machines.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:2024', '/health': 'http://127.0.0.1:2024' } },
});
