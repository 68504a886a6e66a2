import { styled } from '#styled-system/jsx';
import { Columns } from '../../components/layout/container.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { home } from '../../content/home.ts';
import { FaqItem } from './faq-item.tsx';
import { StillHaveQuestions } from './still-have-questions.tsx';
import { useQuestions } from './use-home-facts.ts';

const Side = styled('div', {
  base: {
    // In one column, the box comes after the questions, so its container must not generate a box.
    display: { base: 'contents', lg: 'flex' },
    lg: {
      gridColumn: '1 / 5',
      position: 'sticky',
      top: '9rem',
      alignSelf: 'start',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '12',
    },
  },
});

/** The questions, eight unless staff have changed that; several can be open at the same time (SPEC section 2). */
export const Faq = () => (
  <Columns css={{ rowGap: '10' }}>
    <Side>
      <div>
        <Label>{home.faq.label}</Label>
        <Heading css={{ marginTop: '4' }}>{home.faq.heading}</Heading>
      </div>
      <StillHaveQuestions />
    </Side>
    <styled.div css={{ gridColumn: { lg: '6 / 13' }, borderTop: '1px solid {colors.rule}' }}>
      {useQuestions().map((entry) => (
        <FaqItem key={entry.id} entry={entry} />
      ))}
    </styled.div>
  </Columns>
);
