/**
 * Packages that Vite prepares for the browser before it serves the first page. If it found one later, it would reload
 * the page in the middle of a test.
 */
export const prepared = {
  app: [
    'react',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'react-redux',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query',
    '@reduxjs/toolkit/query/react',
    'ky',
    'uqr',
    'zod/mini',
  ],
  mock: ['msw', 'msw/browser', 'msw/experimental', 'msw/http', 'msw/ws', 'idb', 'ajv/dist/2020.js', 'ajv-formats'],
  test: ['jsqr', 'vitest-browser-react', 'vitest-browser-react/pure'],
}
