import type { FaqEntry } from '../schemas/index.ts';
import { shop } from './shop.ts';

/** The opening paragraph of the home page, until staff write another one. */
export const usualIntroduction = `Every piece begins with a conversation and a stone under the loupe. We draw it, carve it, set it and polish it here in ${shop.region}, or bring back to life the one you already love.`;

/**
 * The eight questions of the home page, also emitted as FAQPage data (SPEC sections 2 and 9), until staff change
 * one of them.
 */
export const usualQuestions: readonly FaqEntry[] = [
  {
    id: 'custom',
    question: 'Do you design custom engagement rings?',
    answer:
      'Yes. Custom engagement rings have been made at this bench for over 40 years. We begin with a conversation and a few loose stones, draw the ring, and show you the model before any metal is cast.',
  },
  {
    id: 'duration',
    question: 'How long does a custom piece take?',
    answer: 'Most custom pieces take 1-2 weeks. Rush orders are possible for an additional fee.',
  },
  {
    id: 'repairs',
    question: 'What repairs do you do?',
    answer:
      'Ring sizing, stone setting, prong re-tipping, chain repair, clasp replacement, cleaning and polishing, rhodium plating and vintage restoration. We do all of it here, at the bench.',
  },
  {
    id: 'estimates',
    question: 'Do you give estimates for repairs?',
    answer:
      'Estimates for repairs are free. Bring the piece in, or send us a message with photos of it: you can add them once it is sent.',
  },
  {
    id: 'own-stones',
    question: 'Can I bring my own stones or metal?',
    answer:
      'Yes. You may supply your own stones or materials. We examine each stone under the loupe first and tell you whether it can be set safely, and whether the metal can be used again.',
  },
  {
    id: 'resizing',
    question: 'Can every ring be resized?',
    answer:
      'Most rings can. Continuous-stone settings, such as eternity bands, limit how far a ring can be resized, because there is no plain metal to open. We will say so before any work begins.',
  },
  {
    id: 'appraisal',
    question: 'What does an insurance appraisal include?',
    answer:
      'Photographs, measurements, a material analysis and a market valuation, in a signed document your insurer can file.',
  },
  {
    id: 'areas',
    question: 'Which areas do you serve?',
    answer: 'West Palm Beach, Boca Raton, Delray Beach, Boynton Beach and the rest of Palm Beach County.',
  },
];
