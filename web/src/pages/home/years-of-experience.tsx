import { styled } from '#styled-system/jsx';
import { home } from '../../content/home.ts';

const { years, yearsLabel } = home.credentials;
const [number = years] = years.split('+');

/** '40+ Years of Excellence', with a very large number. */
export const YearsOfExperience = () => (
  <styled.p css={{ display: 'flex', flexDirection: 'column' }}>
    <styled.strong
      css={{
        fontFamily: 'heading',
        fontWeight: 'display',
        fontSize: 'figure',
        lineHeight: '0.78',
        letterSpacing: '-.045em',
        fontVariantNumeric: 'lining-nums',
        marginLeft: '-.03em',
      }}
    >
      {number}
      <styled.span css={{ color: 'accent', fontSize: '.5em', verticalAlign: '.52em', marginLeft: '.04em' }}>
        +
      </styled.span>
    </styled.strong>{' '}
    <styled.span css={{ textStyle: 'label', marginTop: '6' }}>{yearsLabel}</styled.span>
  </styled.p>
);
