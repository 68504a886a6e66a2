import type { SavedReply } from '../schemas/index.ts';

const reply = (id: string, title: string, ...lines: readonly string[]): SavedReply => ({
  id,
  title,
  text: ['Hello {name},', ...lines, '{staff}\nOren Vale, {shop phone}'].join('\n\n'),
});

/** Saved replies until staff change them. */
export const usualReplies: readonly SavedReply[] = [
  reply(
    'thanks',
    'Thank you, more soon',
    'Thank you for writing to us. I am looking into it and will get back to you by {weekday}.',
  ),
  reply(
    'bring-it-by',
    'Please bring it by',
    'Thank you for your message. To give you an honest answer we need to see the piece under the loupe. Bring it by whenever it suits you; the look is free, and takes about fifteen minutes.',
  ),
  reply(
    'quote',
    'Estimate',
    'Thank you for asking about {service}. From what you describe, it would come to about {price} and take {days}. We confirm the price once we have seen the piece, and before any work begins.',
  ),
  reply(
    'ready',
    'Ready to pick up',
    'Good news: your {piece} is ready. You can pick it up at the shop during our opening hours. Please bring a photo ID.',
  ),
  reply(
    'time',
    'Offer a time',
    'We would be glad to see you on {free time}. Does that suit you? If not, tell me which days are good for you.',
  ),
  reply(
    'no',
    'Not something we do',
    'Thank you for thinking of us. This is not work we can do well, so I would rather say no than disappoint you. If there is anything else we can help with, I am happy to hear from you.',
  ),
];
