import { styled } from '#styled-system/jsx';
import { Icon } from '../icon/icon.tsx';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** The sentence under a wrong field, with an icon, so that it is not told by colour alone. */
export const FieldError = ({ id, message }: FieldErrorProps) =>
  message ? (
    <styled.p
      id={id}
      display="flex"
      gap="2"
      alignItems="flex-start"
      marginTop="2"
      fontSize="small"
      lineHeight="1.45"
      color="error"
    >
      <Icon name="warning" width="4" height="4" marginTop=".15rem" />
      {message}
    </styled.p>
  ) : null;
