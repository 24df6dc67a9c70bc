import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { services as schema } from '@/content/schemas/service';

/** The eight services, in the order of all menus. */
export const services = defineContent('content/services.ts', schema, [
  {
    id: 'risk-&-compliance',
    icon: 'shield-check',
    title: 'Risk & Compliance',
    description:
      'Your registers are kept up to date, and evidence is gathered as the work is done, instead of in the week before an audit.',
    handover:
      'We begin by reading your policies and listing every control with its owner and its next due date. You then receive a weekly list of what was tested and what is overdue. Decisions about accepting a risk stay with your compliance officer.',
    categories: [
      {
        name: 'Regulatory compliance',
        tasks: [
          'Tracking of regulatory changes',
          'Obligations register',
          'Gap analysis against a new rule',
          'Policy drafts and annual reviews',
          'Filing calendar and reminders',
          'Licence renewals',
          'Drafts of answers to regulators',
        ],
      },
      {
        name: 'Risk management',
        tasks: [
          'Risk register upkeep',
          'Risk scoring workshops',
          'Key risk indicator reports',
          'Incident and loss records',
          'Mitigation plans with due dates',
          'Board risk papers',
        ],
      },
      {
        name: 'Audit support',
        tasks: [
          'Control testing and samples',
          'Evidence collection for ISO 27001 or SOC 2 audits',
          'Walkthrough notes',
          'Document requests from auditors',
          'Follow-up of findings',
        ],
      },
      {
        name: 'KYC and anti-money laundering',
        tasks: [
          'Customer identity checks',
          'Beneficial ownership research',
          'Sanctions and PEP screening',
          'Adverse media searches',
          'Triage of transaction alerts',
          'Periodic file reviews',
          'Drafts of suspicious activity reports',
          'Clearance of remediation backlogs',
        ],
      },
      {
        name: 'Data protection',
        tasks: [
          'Records of processing activities',
          'Data protection impact assessments',
          'Subject access requests',
          'Retention schedules',
          'Breach logs and notification drafts',
          'Cookie and consent audits',
        ],
      },
      {
        name: 'Supplier risk',
        tasks: [
          'Due diligence questionnaires',
          'Supplier tiering',
          'Contract clause checks',
          'Insurance and certificate expiry tracking',
          'Annual reassessments',
        ],
      },
    ],
  },
  {
    id: 'it-solutions',
    icon: 'monitor-cog',
    title: 'IT Solutions',
    description:
      'Engineers and support staff work through your tickets and backlog, in your repositories and under your reviews.',
    handover:
      'Your lead walks us through the systems, and we write the runbook as we go. Work is taken from your own queue, so its age and status are visible to you at any hour. Changes to production wait for the approver you have named.',
    categories: [
      {
        name: 'Service desk',
        tasks: [
          'First-line tickets by phone, e-mail and chat',
          'Password and access requests',
          'Accounts for joiners and leavers',
          'Laptop set-up and software installation',
          'Escalation to second line',
          'Knowledge base articles',
          'Asset register',
        ],
      },
      {
        name: 'Software development',
        tasks: [
          'Web front ends in React',
          'Back-end services and APIs',
          'Mobile app features',
          'Integrations between business systems',
          'Code reviews',
          'Refactoring of older code',
          'Bug fixes from the backlog',
          'Technical documentation',
        ],
      },
      {
        name: 'Quality assurance',
        tasks: [
          'Test plans and test cases',
          'Manual regression testing',
          'Automated browser tests',
          'API tests',
          'Accessibility checks against WCAG',
          'Defect reports with steps to reproduce',
        ],
      },
      {
        name: 'Systems and networks',
        tasks: [
          'Server patching',
          'Microsoft 365 and Google Workspace administration',
          'Firewall and VPN rules',
          'Backup checks and test restores',
          'Uptime monitoring',
        ],
      },
      {
        name: 'Databases and applications',
        tasks: [
          'Query tuning and index reviews',
          'Schema changes and data fixes',
          'ERP and CRM administration',
          'User roles and permissions',
          'Scheduled jobs and error queues',
          'Version upgrades',
        ],
      },
    ],
  },
  {
    id: 'ai-solutions',
    aliases: ['artificial-intelligence'],
    icon: 'brain-circuit',
    title: 'Artificial Intelligence',
    description:
      'You get labelled data, tested models and small automations, each measured against examples that your own experts have checked.',
    handover:
      'We agree a labelling guide or a test set with your expert before any volume work starts. Each batch comes back with its error rate and a list of the cases on which people disagreed. Data stays in the store you choose, and a model is used only with your consent.',
    categories: [
      {
        name: 'Data preparation',
        tasks: [
          'Image boxes and segmentation masks',
          'Text classification and entity tags',
          'Audio transcription',
          'Labelling guides with worked examples',
          'Second-person checks of samples',
          'Removal of duplicates and personal data',
          'Data set documentation',
        ],
      },
      {
        name: 'Model evaluation',
        tasks: [
          'Test sets from real cases',
          'Human rating of model answers',
          'Side-by-side comparison of models',
          'Fact checks against sources',
          'Bias and safety tests',
          'Regression runs before a release',
        ],
      },
      {
        name: 'AI in daily work',
        tasks: [
          'Process review for suitable tasks',
          'Document extraction with human review',
          'Support assistants fed from your help articles',
          'Search across internal documents',
          'Prompt libraries and version history',
          'Call and meeting summaries',
          'Demand and stock forecasts',
          'Usage and cost reports',
        ],
      },
    ],
  },
  {
    id: 'business-process',
    aliases: ['business-process-&-ites'],
    icon: 'workflow',
    title: 'Business Process & ITES',
    description:
      'Recurring office and customer work is done to a written procedure, and every week you see the volumes and the errors.',
    handover:
      'For each process we record the steps on video with the person who does it today and turn them into a written procedure that you own. We then run it in parallel until your checks find nothing new. The weekly report counts what came in and what was sent back for correction.',
    categories: [
      {
        name: 'Customer contact',
        tasks: [
          'Inbound calls',
          'E-mail and live chat replies',
          'Order status and returns enquiries',
          'Complaint logging and follow-up',
          'Appointment booking',
          'Outbound renewal and reminder calls',
          'Reply templates and call scripts',
          'Call quality scoring',
          'Customer satisfaction surveys',
        ],
      },
      {
        name: 'Data and documents',
        tasks: [
          'Data entry from forms and scans',
          'Document indexing',
          'Order entry and confirmation',
          'CRM clean-up',
          'Product catalogue upkeep',
          'Web research and list building',
        ],
      },
      {
        name: 'Content moderation and trust',
        tasks: [
          'Review of user posts and images',
          'Marketplace listing checks',
          'Handling of user reports and appeals',
          'Fake account reviews',
          'Policy notes on borderline cases',
        ],
      },
    ],
  },
  {
    id: 'cloud-solutions',
    icon: 'cloud',
    title: 'Cloud Solutions',
    description:
      'You get systems moved to the cloud by a tested plan, then run by people who watch the alerts and the bill.',
    handover:
      'Before a move, you approve an inventory and a cut-over plan with a way back for each step. Infrastructure is written as code in your repository, so it remains yours. Once a month we go through incidents and spending with the owner of the budget.',
    categories: [
      {
        name: 'Migration',
        tasks: [
          'Inventory of servers and dependencies',
          'Landing zone set-up in AWS, Azure or Google Cloud',
          'Mailbox and file share moves',
          'Database migration with test runs',
          'Cut-over and rollback plans',
          'Decommissioning of old servers',
        ],
      },
      {
        name: 'Operations',
        tasks: [
          'Infrastructure as code in Terraform',
          'Container platforms on Kubernetes',
          'Build and release pipelines',
          'Alert rules and on-call rota',
          'Patch windows',
          'Backup and disaster recovery tests',
          'Incident reports',
        ],
      },
      {
        name: 'Cost and access',
        tasks: [
          'Monthly bill review by team',
          'Rightsizing of machines and storage',
          'Removal of unused resources',
          'Budget alerts and cost tags',
          'Identity and role reviews',
        ],
      },
    ],
  },
  {
    id: 'finance-&-accounting',
    icon: 'calculator',
    title: 'Finance & Accounting',
    description:
      'Your accounts are reconciled throughout the month, so the books close on a date you can plan around.',
    handover:
      'A bookkeeper follows one full close with your team and writes down every step and exception. From then on you receive the reconciliations with open items marked, and a close checklist signed by the person who did each line. Payments are prepared by us and released by you.',
    categories: [
      {
        name: 'Bookkeeping',
        tasks: [
          'Supplier invoice entry and matching',
          'Sales invoices and credit notes',
          'Bank reconciliation',
          'Credit card and expense claims',
          'Payment run preparation',
          'Customer statements and reminder letters',
          'Supplier statement reconciliation',
          'Fixed asset register',
        ],
      },
      {
        name: 'Month end and reporting',
        tasks: [
          'Accruals and prepayments',
          'Depreciation journals',
          'Intercompany balances',
          'Balance sheet reconciliations',
          'Management accounts',
          'Budget and actual comparison',
          'Cash flow forecast',
        ],
      },
      {
        name: 'Payroll and tax',
        tasks: [
          'Monthly payroll preparation',
          'Starters, leavers and absences',
          'Pension contribution files',
          'VAT return preparation',
          'Year-end file for your accountant',
          'Support during the statutory audit',
        ],
      },
    ],
  },
  {
    id: 'digital-marketing',
    icon: 'megaphone',
    title: 'Digital Marketing',
    description:
      'You get campaigns planned against a stated goal, and a report that shows what each one cost and what it brought in.',
    handover:
      'Advertising and analytics accounts stay in your name, and we work in them as invited users. You approve the plan and the budget before anything runs. Each month you read what was tried and which of it we would stop.',
    categories: [
      {
        name: 'Search and website',
        tasks: [
          'Technical SEO audit',
          'Keyword and intent research',
          'Page titles and descriptions',
          'Internal links and redirects',
          'Local listings',
          'Landing page tests',
          'Tag manager and conversion tracking',
        ],
      },
      {
        name: 'Paid advertising',
        tasks: [
          'Google and Microsoft search ads',
          'Product feeds for shopping ads',
          'Negative keyword lists',
          'Advertisement text and variants',
          'Daily budget checks',
          'Remarketing audiences',
        ],
      },
      {
        name: 'E-mail and content',
        tasks: [
          'Newsletter production',
          'Welcome and renewal sequences',
          'List hygiene and consent records',
          'Blog articles and case studies',
          'Proofreading in British or American English',
        ],
      },
    ],
  },
  {
    id: 'social-media-management',
    icon: 'messages-square',
    title: 'Social Media Management',
    description:
      'You get channels that are posted to on plan and answered in your tone, by somebody who knows when to call you.',
    handover:
      'We write a tone guide from your past posts, and you correct it. Two weeks of posts at a time go to you for approval in the calendar. Messages on the escalation list, such as a complaint from the press, reach your named contact before anyone replies.',
    categories: [
      {
        name: 'Planning and production',
        tasks: [
          'Content calendar',
          'Post copy for each network',
          'Graphics from your templates',
          'Short video editing and captions',
          'Alternative text for images',
          'Scheduling and publishing',
        ],
      },
      {
        name: 'Community',
        tasks: [
          'Replies to comments and messages',
          'Review responses',
          'Comment moderation',
          'Handover of leads to sales',
          'Escalation of complaints',
        ],
      },
      {
        name: 'Listening and reporting',
        tasks: [
          'Mentions of your name and products',
          'Competitor post tracking',
          'Hashtag and topic research',
          'Creator and partner shortlists',
          'Paid post set-up and spend checks',
          'Monthly channel report',
          'Profile and link audits',
        ],
      },
    ],
  },
]);
