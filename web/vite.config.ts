import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './tools/chunks.ts'
import { icons, words } from './tools/modules.ts'
import { shell } from './tools/shell.ts'

export default defineConfig(({ mode }) => ({
  plugins: [icons(), words(), svelte(), shell()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/fabletop/web',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy takes no data addresses.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'tables' }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/dev': 'http://127.0.0.1:8765' },
  },
  test: { include: ['tests/**/*.test.ts'] },
}))
