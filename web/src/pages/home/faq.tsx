import { styled } from '#styled-system/jsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { FaqItem } from './faq-item.tsx';
import { StillHaveQuestions } from './still-have-questions.tsx';
import { useQuestions } from './use-home-facts.ts';

/** The questions, eight unless staff have changed that; several can be open at the same time (SPEC section 2). */
export const Faq = () => (
  <Columns css={{ rowGap: { base: '10', lg: '12' }, gridTemplateRows: { lg: 'auto 1fr' } }}>
    <styled.div css={{ gridColumn: { lg: '1 / 5' } }}>
      <Label>{home.faq.label}</Label>
      <Heading css={{ marginTop: '4' }}>{home.faq.heading}</Heading>
    </styled.div>
    <styled.div
      css={{
        gridColumn: { lg: '6 / 13' },
        gridRow: { lg: '1 / span 2' },
        borderTop: '1px solid {colors.rule}',
      }}
    >
      {useQuestions().map((entry) => (
        <FaqItem key={entry.id} entry={entry} />
      ))}
    </styled.div>
    <StillHaveQuestions />
  </Columns>
);
