import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';

interface SectionProps extends ComponentProps<typeof chakra.section> {
  title: string;
  isFirst?: boolean;
}

/** A part of a record under its heading. */
export const Section = ({ title, isFirst = false, children, ...rest }: SectionProps) => {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="5"
      px="panel"
      py="5"
      borderTop={isFirst ? 'none' : '1px solid'}
      borderColor="admin.rule"
      {...rest}
    >
      <chakra.h3 id={id} fontSize="body" fontWeight="strong" lineHeight="snug" margin="0">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
};
