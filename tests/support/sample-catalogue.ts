import type { Catalogue } from '@jeweler/core/schemas';

/** A small catalogue that uses every feature of a catalogue; `changes` replace whole lists. */
export const smallCatalogue = (changes: Partial<Catalogue> = {}): Catalogue => ({
  categories: [
    { id: 2, slug: 'earrings', name: 'Earrings', description: 'Studs, hoops and drops.' },
    { id: 1, slug: 'engagement-rings', name: 'Engagement Rings', description: 'Made for one hand.' },
  ],
  collections: [
    {
      id: 7,
      slug: 'heritage',
      name: 'Heritage',
      description: 'Milgrain and old cuts.',
      image_url: '/media/collections/heritage.jpg',
    },
  ],
  products: [
    {
      id: 30,
      slug: 'old-cut-solitaire',
      name: 'Old Cut Solitaire',
      price: 4850.5,
      description: 'An old European cut in a platinum bezel.',
      material: 'Platinum 950, diamond',
      image_url: 'https://pictures.example.com/solitaire.jpg',
      second_view: { image_url: '/media/products/solitaire-above.jpg', alt: 'The old cut from above' },
      category_id: 1,
      collection_id: 7,
      style: 'solitaire',
      shape: 'round',
      bestseller_rank: 1,
    },
    {
      id: 3,
      slug: 'emerald-drops',
      name: 'Émeraude „Drops” 💚',
      description: 'A pair.\nUpon request.',
      image_url: '/media/products/emerald-drops.jpg',
      category_id: 2,
    },
  ],
  bannerItems: [
    { id: 5, text: 'Free estimates. Shop now.' },
    { id: 4, text: 'By appointment.' },
  ],
  ...changes,
});
