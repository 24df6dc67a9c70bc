import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { heroSlides as schema } from '@/content/schemas/slide';

/** The five slides of the home page. */
export const heroSlides = defineContent('content/hero.ts', schema, [
  {
    eyebrow: 'Business services',
    title: 'Focus on What Matters Most',
    highlightWords: ['What Matters Most'],
    description:
      'Ready to take your business to the next level? Let us handle the behind-the-scenes work while you focus on growth',
    icon: 'target',
    imagePosition: 'right',
    iconColor: 'blue',
  },
  {
    eyebrow: 'Day and night, in shifts',
    title: '24/7 Support',
    highlightWords: ['24/7'],
    description: "Around the Clock Service, we're here whenever you need us",
    icon: 'clock',
    imagePosition: 'left',
    iconColor: 'green',
  },
  {
    eyebrow: 'Access and data',
    title: 'Security First',
    highlightWords: ['Security'],
    description: 'Your Business, Protected, enterprise-grade security',
    icon: 'lock',
    imagePosition: 'right',
    iconColor: 'blue',
  },
  {
    eyebrow: 'Remote professionals',
    title: 'Global Talent Pool',
    highlightWords: ['Global'],
    description: 'Access World-Class Expertise, connect with top talent worldwide',
    icon: 'globe',
    imagePosition: 'left',
    iconColor: 'green',
  },
  {
    eyebrow: 'One team',
    title: 'Seamless Integration',
    highlightWords: ['Integration'],
    description: 'Perfect Team Fit, we become part of your team',
    icon: 'puzzle',
    imagePosition: 'right',
    iconColor: 'blue',
  },
]);
