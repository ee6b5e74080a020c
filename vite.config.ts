import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  envPrefix: ['VITE_', 'SITE_'],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  build: { assetsInlineLimit: 0 },
});
