import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
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
