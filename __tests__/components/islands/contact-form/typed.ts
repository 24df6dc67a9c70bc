/** What a visitor types into the fields of text. */
export const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@client.example',
  phone: '+44 20 7946 0000',
  company: 'Engines',
  jobTitle: 'Analyst',
  message: 'Please weave us a team.',
};
