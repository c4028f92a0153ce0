/** The text of the page on which pupils join a class or come back. */
export const joinStrings = {
  title: 'Join a class',
  code: 'Class code',
  codeHint: 'Your teacher has it. For example: K7QM-2XWP',
  joining: (name: string) => `You are joining ${name}.`,
  name: 'Your name (optional)',
  nameHint: 'Your teacher sees it in lists. Without a name you are shown as a number.',
  join: 'Join',
  asAccount: 'You are signed in, so you join with your account.',
  back: 'I’ve been here before',
  personalCode: 'Your personal code',
  personalHint: 'You got it when you joined. Lost it? Ask your teacher for a new one.',
  return: 'Continue',
  joinedTitle: (name: string) => `You are in ${name}`,
  keepCode: 'This is your personal code. Write it down: you need it to come back on another device.',
  copy: 'Copy code',
  start: 'Go to my work',
};
