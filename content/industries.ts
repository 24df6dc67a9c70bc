import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { industries as schema } from '@/content/schemas/collections';

/** The nine industries, in the order of their cards. */
export const industries = defineContent('content/industries.ts', schema, [
  {
    id: 'healthcare',
    icon: 'heart-pulse',
    title: 'Healthcare',
    description:
      'Your clinicians see patients while we keep the diary, the records and the claims behind each visit in order.',
    work: [
      'Appointment booking and reminders',
      'Referral letters and records',
      'Medical coding and claims',
      'Insurer queries',
    ],
  },
  {
    id: 'finance',
    icon: 'landmark',
    title: 'Finance',
    description:
      'Checks are done by analysts who record the source of every finding, so your second line can retrace a decision.',
    work: ['Customer due diligence', 'Transaction alert triage', 'Regulatory return preparation'],
  },
  {
    id: 'manufacturing',
    icon: 'factory',
    title: 'Manufacturing',
    description:
      'Your planners get stock and delivery data that was checked that morning, and suppliers are chased before a line stops.',
    work: [
      'Purchase order follow-up',
      'Bills of materials and part data',
      'Freight and customs papers',
      'Warranty claims',
    ],
  },
  {
    id: 'retail',
    icon: 'shopping-bag',
    title: 'Retail',
    description:
      'Shoppers get an answer about their order in the peak season too, because we add shifts to the plan you give us.',
    work: [
      'Order and returns enquiries',
      'Product listings and photographs',
      'Marketplace account upkeep',
      'Stock count reconciliation',
    ],
  },
  {
    id: 'education',
    icon: 'graduation-cap',
    title: 'Education',
    description:
      'Applicants hear back during the weeks when your office is fullest, and your teachers hand over the upkeep of course pages.',
    work: [
      'Admissions enquiries',
      'Learning platform administration',
      'Timetables and exam entries',
    ],
  },
  {
    id: 'real-estate',
    icon: 'home',
    title: 'Real Estate',
    description:
      'Agents spend the day at viewings. We answer the enquiries that arrive meanwhile and keep each tenancy file complete.',
    work: [
      'Viewing appointments',
      'Listing texts and floor plans',
      'Tenant references',
      'Rent and service charge accounts',
    ],
  },
  {
    id: 'corporate',
    icon: 'briefcase',
    title: 'Corporate',
    description:
      'Head offices hand us the shared work of many departments, and each department sees its own queue and service level.',
    work: [
      'Shared service desk',
      'Board papers and minutes',
      'Travel and expense checks',
      'Group reporting packs',
    ],
  },
  {
    id: 'construction',
    icon: 'hard-hat',
    title: 'Construction',
    description:
      'Your site managers send photographs and notes from the day. We turn them into the records that get an invoice paid.',
    work: [
      'Tender documents and take-offs',
      'Subcontractor certificates and insurance',
      'Applications for payment',
      'Drawing registers',
    ],
  },
  {
    id: 'travel-&-tourism',
    icon: 'plane',
    title: 'Travel & Tourism',
    description:
      'Guests write at all hours and in a hurry. They reach a person who can open the booking and change it by your rules.',
    work: ['Booking changes and refund requests', 'Rates and availability', 'Guest review replies'],
  },
]);
