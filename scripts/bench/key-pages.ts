/** The pages whose speed is measured one by one: every kind of page, and every island. */
export const KEY_PAGES = [
  '/',
  '/pricing',
  '/contact',
  '/services',
  '/faq',
  '/service/it-solutions',
  '/about/milestones',
];
