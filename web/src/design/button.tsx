import { type ButtonHTMLAttributes, type MouseEvent, useState } from 'react';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'primary' | 'quiet' };

/**
 * The standard button; each screen has at most one `primary` button. A button that is disabled while it has the focus keeps
 * the focus and ignores clicks: the browser would otherwise lose the focus when a button is disabled during its request.
 */
export function Button({
  look = 'quiet',
  className = '',
  type = 'button',
  disabled = false,
  ...rest
}: ButtonProps) {
  const [isFocused, setFocused] = useState(false);
  const whileDisabled = isFocused ? { 'aria-disabled': true, onClick: ignoreClick } : { disabled };
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[look]} ${className}`}
      {...rest}
      onFocus={(event) => {
        setFocused(true);
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        rest.onBlur?.(event);
      }}
      {...(disabled && whileDisabled)}
    />
  );
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();
