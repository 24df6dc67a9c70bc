/** The pages whose speed is measured one by one: those that visitors open first. */
export const KEY_PAGES = [
  '/',
  '/pricing',
  '/contact',
  '/services',
  '/faq',
  '/service/it-solutions',
  '/about/milestones',
];
