/** What the first HTML of a public screen must contain (SPEC section 2). */
export interface Screen {
  readonly path: string;
  readonly heading: string;
  /** Some of the texts on it. */
  readonly texts: readonly string[];
  /** Types of its structured data, in any order. */
  readonly jsonLd: readonly string[];
}

/** Every public screen, with slugs of the sample catalogue. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    heading: 'Custom Jewelry & Expert Repair',
    texts: [
      'West Palm Beach, Boca Raton, Delray Beach and Boynton Beach',
      'Certified Master Goldsmith',
      'Expert Gemologist',
      'Precious Metals Specialist',
      'Years of Excellence',
      'Still Have Questions?',
    ],
    jsonLd: ['JewelryStore', 'WebSite', 'FAQPage'],
  },
  {
    path: '/category/engagement-rings',
    heading: 'Engagement Rings',
    texts: ['Round Solitaire in Yellow Gold', '$4,850', 'Price upon request'],
    jsonLd: ['JewelryStore', 'BreadcrumbList', 'ItemList'],
  },
  {
    path: '/collection/heritage',
    heading: 'Heritage',
    texts: ['Explore the Collection', 'Pearl Bracelet', '$1,280'],
    jsonLd: ['JewelryStore', 'BreadcrumbList', 'ItemList'],
  },
  {
    path: '/product/round-solitaire-in-yellow-gold',
    heading: 'Round Solitaire in Yellow Gold',
    texts: ['$4,850', 'Yellow gold 18k, diamond', 'Add to Shopping Bag', 'Engagement Rings', 'Bridal'],
    jsonLd: ['JewelryStore', 'BreadcrumbList', 'Product'],
  },
  {
    path: '/product/emerald-cut-in-platinum',
    heading: 'Emerald-Cut Solitaire in Platinum',
    texts: ['Price upon request', 'Add to Shopping Bag'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/contact',
    heading: 'Contact Us',
    texts: ['(561) 555-0147', 'hello@example.com', 'WhatsApp'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/appointment',
    heading: 'Book an Appointment',
    texts: ['Engagement Rings', 'Jewelry Repair/Service', '10:00 AM', '6:00 PM'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/account',
    heading: 'My Account',
    texts: ['Sign In', 'Create Account', 'Forgot Password'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/services',
    heading: 'Jewelry Services',
    texts: ['Ring Sizing', 'What’s Included', 'Common Examples', 'Service Pricing', 'Ladies Smaller', '$25'],
    jsonLd: ['JewelryStore', 'BreadcrumbList', 'Service'],
  },
  {
    path: '/custom-design',
    heading: 'Custom Design',
    texts: ['1-2 weeks', 'Your own stones are welcome'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/craftsmanship',
    heading: 'Craftsmanship',
    texts: ['Book a Consultation', 'Consultation', 'Design', 'Setting and finishing'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  {
    path: '/southeast-florida-jewelry',
    heading: 'Jewelry in Southeast Florida',
    texts: ['West Palm Beach', 'Boca Raton', 'Delray Beach', 'Boynton Beach', 'and 14 more'],
    jsonLd: ['JewelryStore', 'BreadcrumbList'],
  },
  ...[
    {
      path: '/about',
      heading: 'About Oren Vale',
      texts: ['One bench, one pair of hands', 'Estimates are free'],
    },
    { path: '/about-oren', heading: 'Oren Vale', texts: ['Metal first, then stones', 'Gemologist'] },
    { path: '/restyling-process', heading: 'Restyling', texts: ['Unset', '1-2 weeks', 'additional fee'] },
    { path: '/rings', heading: 'Rings', texts: ['See wedding bands', 'See men’s rings'] },
    {
      path: '/guides/how-to-buy-engagement-ring',
      heading: 'How to Buy an Engagement Ring',
      texts: ['Whose hand is it?', 'Clarity', 'See halos'],
    },
    { path: '/testimonials', heading: 'Client Stories', texts: ['Marcus T.', 'Pearls, restrung'] },
    {
      path: '/prize-rules',
      heading: 'Prize Rules',
      texts: ['Watch Battery, worth $25: 9 in 63', 'You do not have to buy anything'],
    },
    { path: '/accessibility', heading: 'Accessibility', texts: ['WCAG 2.2, level AA', 'Last tested in'] },
  ].map((screen) => ({ ...screen, jsonLd: ['JewelryStore', 'BreadcrumbList'] })),
];

/** URLs that do not exist, with headings and texts: unknown slugs, unknown paths. */
export const missingScreens = [
  {
    path: '/category/no-such-category',
    heading: 'Category Not Found',
    text: 'The category you are looking for does not exist.',
  },
  {
    path: '/collection/no-such-collection',
    heading: 'Collection Not Found',
    text: 'The collection you are looking for does not exist.',
  },
  {
    path: '/product/no-such-piece',
    heading: 'Product Not Found',
    text: 'The product you are looking for does not exist.',
  },
  { path: '/no/such/page', heading: 'Page Not Found', text: 'This page is not on the bench.' },
] as const;
