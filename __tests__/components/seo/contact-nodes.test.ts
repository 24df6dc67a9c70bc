import { contactDetails } from '@/components/seo/contact-nodes';

test('an office with hours of its own is a place with these, in the time of the place', () => {
  const { address, contactPoint, location } = contactDetails;
  expect(address).toHaveLength(2);
  expect(contactPoint.hoursAvailable.opens).toBe('08:00:00Z');
  expect(location).toEqual([
    expect.objectContaining({
      address: address[1],
      openingHoursSpecification: expect.objectContaining({
        dayOfWeek: ['Saturday'],
        opens: '10:00',
        closes: '14:00',
      }) as unknown,
    }),
  ]);
});
