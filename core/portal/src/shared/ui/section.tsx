import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { PanelBody } from './layout.ts';

interface SectionProps extends ComponentProps<typeof PanelBody> {
  title: string;
  isFirst?: boolean;
}

/** A part of a record under its heading. */
export const Section = ({ title, isFirst = false, children, ...rest }: SectionProps) => {
  const id = useId();
  return (
    <PanelBody as="section" aria-labelledby={id} py="5" borderTop={isFirst ? 'none' : 'rule'} {...rest}>
      <chakra.h3 id={id} fontSize="body" fontWeight="strong" lineHeight="snug">
        {title}
      </chakra.h3>
      {children}
    </PanelBody>
  );
};
