/**
 * The values of the three selects of the contact form, in their order on the page. Separate from
 * the schemas, so that the form can use them without loading zod.
 */
export const inquiryTypes = [
  'general',
  'sales',
  'support',
  'partnership',
  'careers',
  'other',
] as const;
export const regions = ['northAmerica', 'latinAmerica', 'europe', 'asiaPacific', 'other'] as const;
export const serviceInterests = [
  'customerService',
  'contentModeration',
  'aiOperations',
  'trustSafety',
  'dataEntry',
  'salesSupport',
  'techSupport',
  'consulting',
  'other',
] as const;
