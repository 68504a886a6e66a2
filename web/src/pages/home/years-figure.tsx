import { chakra } from '@chakra-ui/react';
import { home } from '@jeweler/core/business';

const { years, yearsLabel } = home.credentials;
const [number = years] = years.split('+');

/** '40+ Years of Excellence', the number as large as the column. */
export const YearsFigure = () => (
  <chakra.p display="flex" flexDirection="column">
    <chakra.strong
      fontFamily="heading"
      fontWeight="display"
      fontSize="figure"
      lineHeight=".78"
      letterSpacing="-.045em"
      fontVariantNumeric="lining-nums"
      marginLeft="-.03em"
    >
      {number}
      <chakra.span color="accent" fontSize=".5em" verticalAlign=".52em" marginLeft=".04em">
        +
      </chakra.span>
    </chakra.strong>{' '}
    <chakra.span textStyle="label" marginTop="6">
      {yearsLabel}
    </chakra.span>
  </chakra.p>
);
