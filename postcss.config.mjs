import { brandPlugin } from './scripts/brand/brand-plugin.mjs';

const config = { plugins: [brandPlugin(process.cwd()), ['@tailwindcss/postcss', {}]] };

export default config;
