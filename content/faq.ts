import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import {
  faqQuestions as questionsSchema,
  faqWebsiteEntries as websiteEntriesSchema,
} from '@/content/schemas/faq';
import { site } from '@/content/site';

/** The questions with answers on the page, grouped by category. */
export const faqQuestions = defineContent('content/faq.ts', questionsSchema, [
  {
    id: 'screening-time',
    question: 'How long does it take to find somebody?',
    answer:
      'Initial screening takes 48-72 hours from the moment you agree the written brief. After that the pace depends on your diary and on the notice the person may have to give elsewhere. Candidates sit a technical assessment before you interview anyone. If your start date is fixed, say so in the first call and we will tell you whether we think it can be met.',
    category: 'Hiring',
    keywords: ['screening', '48-72 hours', 'time to hire', 'start date', 'recruitment'],
    link: '/about/hiring-guide',
  },
  {
    id: 'technical-assessment',
    question: 'What does the top 5% in the technical assessment mean?',
    answer:
      'Every candidate solves a task close to the work you described, and a specialist in that field marks it. Only people whose result lies in the top 5% are put forward to you. You receive the notes with the profile, including what went less well. The assessment tells you about skill; whether somebody suits your team is for your interview to find out.',
    category: 'Hiring',
    keywords: ['top 5%', 'test', 'assessment', 'skills', 'quality', 'vetting'],
  },
  {
    id: 'wrong-match',
    question: 'What happens if the person is not the right match?',
    answer:
      'Tell your coordinator as soon as you notice, even if you cannot say exactly what is wrong. We speak with both sides and agree what should change and by when. If it does not, we reopen the brief and screen again while your colleague writes a handover note. How a replacement is arranged and charged is set out in your contract.',
    category: 'Hiring',
    keywords: ['replacement', 'mismatch', 'unhappy', 'change person', 'trial'],
  },
  {
    id: 'first-task',
    question: 'Which task should we hand over first?',
    answer:
      'Choose one that comes back every week and has a clear end, such as bank reconciliation or first replies to support tickets. You will see a result early and can check it against your own work. Leave tasks that depend on personal relationships for later. The service pages list concrete tasks by category, which is a good place to mark candidates.',
    category: 'Services',
    keywords: ['start', 'tasks', 'delegate', 'outsourcing', 'pilot'],
    link: '/services',
  },
  {
    id: 'project-duration',
    question: 'How long does a project take?',
    answer:
      'A small project takes 2-4 weeks, a medium one 1-3 months and a large one 3 months or more. The time runs from the agreed brief to handover. What moves a project from one size to the next is usually the number of systems and of people who must approve the result. Your quotation names the size before you commit.',
    category: 'Services',
    keywords: ['timeline', 'duration', '2-4 weeks', '1-3 months', '3+ months', 'deadline'],
    link: '/pricing',
  },
  {
    id: 'person-or-service',
    question: 'Should we take on a person or hand over a whole service?',
    answer:
      'Take on a person if you have somebody to direct the work each day and want the knowledge in your own team. Hand over a service if you would sooner agree a result and a report, and leave the daily planning to us. Many tasks can be done either way. It helps to ask who would notice first if the work were late.',
    category: 'Services',
    keywords: ['remote professional', 'outsourcing', 'managed service', 'hire', 'difference'],
    link: '/about/hire-resources',
  },
  {
    id: 'working-hours',
    question: 'Which hours do you work, and is there support at night?',
    answer:
      'Our office is open Monday to Friday, 9:00 to 18:00 GMT, and closed at weekends. A colleague in your team works the hours in your brief, which may lie outside ours. Support around the clock is available for services that need it, for example a service desk or system alerts. We plan it as shifts and name the people on each one.',
    category: 'Working together',
    keywords: ['24/7', 'business hours', 'time zone', 'night', 'weekend', 'GMT'],
  },
  {
    id: 'who-manages',
    question: 'Who manages the people you place with us?',
    answer:
      'You set the priorities and speak to your colleague directly, as you would with your own staff. We are the employer: contract, pay, leave and equipment are our concern. A coordinator reviews the work with you each month and hears both sides if something goes wrong. You need one person who can answer questions about the work, above all in the first weeks.',
    category: 'Working together',
    keywords: ['management', 'coordinator', 'employer', 'supervision', 'reporting'],
    link: '/onboarding-guide',
  },
  {
    id: 'absences',
    question: 'Who does the work during holidays and illness?',
    answer:
      'Planned leave is agreed with you in advance, and a handover note is ready before it begins. For work that cannot wait, a second colleague learns the procedure and takes over for those days. Sudden illness is harder: your coordinator rings you, you name what is urgent, and that is covered first. Written procedures make this possible, so we ask for time to keep them.',
    category: 'Working together',
    keywords: ['holiday', 'sick leave', 'cover', 'absence', 'backup'],
  },
  {
    id: 'data-access',
    question: 'How do your people get access to our systems?',
    answer:
      'Your administrator opens a named account for each person, limited to the systems in the brief. Sign-in uses a second factor wherever the system offers one. We connect through your VPN or virtual desktop, or agree another encrypted route with you. When somebody leaves your team, we send the list of accounts to close that day.',
    category: 'Security',
    keywords: ['access', 'VPN', 'accounts', 'two-factor', 'login', 'data'],
    link: '/security',
  },
  {
    id: 'work-ownership',
    question: 'Who owns the work and the written procedures?',
    answer:
      'You do. What we make for you is kept in your systems from the first day, so there is little to hand back at the end. That includes code, designs and the procedures we write down while taking over a task. The contract states the transfer of rights, and your lawyer should read that clause with the licences of any third-party material in mind.',
    category: 'Security',
    keywords: ['intellectual property', 'copyright', 'ownership', 'code', 'procedures'],
  },
  {
    id: 'confidentiality',
    question: 'Will you sign our confidentiality agreement?',
    answer:
      'Yes, once we have read it and settled any open points with you. Each colleague is also bound to us by contract to keep your information secret, and that continues after they leave. If you need an agreement before the first detailed conversation, ask for it when you write. Until it is signed, please leave personal data and trade secrets out of your messages.',
    category: 'Security',
    keywords: ['NDA', 'confidentiality', 'agreement', 'secrecy', 'legal'],
  },
  {
    id: 'price-basis',
    question: 'Why are there no prices on the website?',
    answer:
      'The price depends on the role, the hours and the time of day the work is needed, so a figure here would fit few readers. You receive a written quotation after the brief, with each position shown separately. It says what is included and what would change the price. Reading the three models first will make that conversation shorter.',
    category: 'Pricing',
    keywords: ['price', 'cost', 'rates', 'quotation', 'quote', 'fees'],
    link: '/pricing',
  },
  {
    id: 'change-model',
    question: 'Can we change from one pricing model to another?',
    answer:
      'Yes. A common path is to begin with Pay-As-You-Go and move to a Dedicated Team once the hours are steady. You tell your coordinator, we write a new quotation, and the change takes effect on the date you both agree. A Fixed Price Project is finished or closed first, because its scope and price belong together.',
    category: 'Pricing',
    keywords: ['switch', 'pricing model', 'upgrade', 'pay-as-you-go', 'dedicated team'],
  },
  {
    id: 'billing-notice',
    question: 'How are we billed, and how much notice do we give?',
    answer:
      'Hours and teams are billed by the month. A project is billed on the dates in its quotation. With hours, the invoice lists them by task, so you can compare it with your own records. The notice period is stated in the contract and differs by model, since a team needs longer to wind down than a few hours of work. Ask for it in writing before you sign.',
    category: 'Pricing',
    keywords: ['invoice', 'billing', 'notice', 'contract', 'cancel', 'payment'],
    link: '/contact',
  },
]);

/** Pages of this site that the same search finds. */
export const faqWebsiteEntries = defineContent('content/faq.ts', websiteEntriesSchema, [
  {
    id: 'page-services',
    question: 'Service explorer',
    answer: 'Choose a service and read its tasks by category, from KYC checks to payroll.',
    category: 'Website',
    keywords: ['services', 'tasks', 'categories', 'what we do'],
    link: '/services',
  },
  {
    id: 'page-industries',
    question: 'Industries we work in',
    answer:
      'Nine fields with the work we do in each. Look here if you want to know whether we understand your paperwork.',
    category: 'Website',
    keywords: ['industry', 'sector', 'healthcare', 'retail', 'construction'],
    link: '/industries',
  },
  {
    id: 'page-pricing',
    question: 'Pricing models',
    answer: 'Compare paying for hours, for a team or for a finished project.',
    category: 'Website',
    keywords: ['pricing', 'plans', 'cost', 'pay-as-you-go', 'fixed price'],
    link: '/pricing',
  },
  {
    id: 'page-security',
    question: 'Remote Work Security',
    answer:
      'The rules for accounts, computers and data in remote work. Pass it to your security team before the first call.',
    category: 'Website',
    keywords: ['security', 'cybersecurity', 'data protection', 'remote access'],
    link: '/security',
  },
  {
    id: 'page-onboarding',
    question: 'Onboarding guide',
    answer: 'Six slides show what happens between your first call and a settled team.',
    category: 'Website',
    keywords: ['onboarding', 'getting started', 'process', 'integration'],
    link: '/onboarding-guide',
  },
  {
    id: 'page-hiring-guide',
    question: 'Hiring guide',
    answer:
      'Each step of a hire, with your share of the work and ours. It gives a time for the steps that have one.',
    category: 'Website',
    keywords: ['hiring', 'recruitment', 'interview', 'steps', 'screening'],
    link: '/about/hiring-guide',
  },
  {
    id: 'page-careers',
    question: 'Careers',
    answer: `Two open positions at ${site.name}: Senior React Developer and Project Manager.`,
    category: 'Website',
    keywords: ['jobs', 'vacancies', 'apply', 'work for us', 'employment'],
    link: '/about/careers',
  },
  {
    id: 'page-contact',
    question: 'Contact form and offices',
    answer:
      'Write to us or ring us. You also find the addresses in the UK and India and our business hours.',
    category: 'Website',
    keywords: ['contact', 'email', 'phone', 'address', 'support'],
    link: '/contact',
  },
  {
    id: 'page-client-stories',
    question: 'Client stories',
    answer: 'Two reports of work done, told without names and with the setbacks included.',
    category: 'Website',
    keywords: ['case studies', 'references', 'examples', 'results', 'clients'],
    link: '/about/client-stories',
  },
]);

/** All entries that the search of the knowledge base covers. */
export const faqEntries = [...faqQuestions, ...faqWebsiteEntries];
