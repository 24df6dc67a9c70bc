import { defineSite } from '../define-site';

export default defineSite({
  basePath: process.env.BASE_PATH,
  currentLinks: 'nav a',
  redirects: [{ from: '/prices/2019', to: '/fares#prices' }],
});
