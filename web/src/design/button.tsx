import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'primary' | 'quiet' };

/**
 * The standard button; each screen has at most one `primary` button. A disabled button keeps the focus and only ignores
 * clicks: a browser moves the focus away from a button that disables itself while its request runs.
 */
export function Button({
  look = 'quiet',
  className = '',
  type = 'button',
  disabled = false,
  ...rest
}: ButtonProps) {
  const whileDisabled = disabled && { 'aria-disabled': true, onClick: ignoreClick };
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[look]} ${className}`}
      {...rest}
      {...whileDisabled}
    />
  );
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();
