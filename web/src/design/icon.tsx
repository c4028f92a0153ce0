/** SVG paths of the line icons, on a grid of 24 by 24 units. */
const paths = {
  learn: 'M4 6.5 12 3l8 3.5-8 3.5zM7 8.5V14c0 1.5 2.2 3 5 3s5-1.5 5-3V8.5M20 6.5V13',
  teach: 'M3 4h18v11H3zM12 15v3M8 21l4-3 4 3M7 11l3-3 2.5 2.5L17 7',
  make: 'M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4',
  review: 'M4 12.5 9 17.5 20 6.5M4 19.5h16',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M19 12a7 7 0 0 0-.1-1.2l2-1.5-2-3.4-2.3 1a7 7 0 0 0-2.1-1.2L14.2 3h-4l-.4 2.7a7 7 0 0 0-2.1 1.2l-2.3-1-2 3.4 2 1.5a7 7 0 0 0 0 2.4l-2 1.5 2 3.4 2.3-1a7 7 0 0 0 2.1 1.2l.4 2.7h4l.4-2.7a7 7 0 0 0 2.1-1.2l2.3 1 2-3.4-2-1.5A7 7 0 0 0 19 12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M20 20l-4.6-4.6',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  skip: 'M5 5l8 7-8 7zM18 5v14',
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.6v.2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.5',
  thumbDown: 'M8 4h8.5l2.5 8h-6l1 5.5c0 1.5-2.5 2-3 .5L8 12.5zM8 4H4.5v8.5H8',
  flag: 'M5 21V4h12l-2.5 4.5L17 13H5',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8',
  calculator:
    'M6 3h12v18H6zM9 7h6M9 11.5h.1M12 11.5h.1M15 11.5h.1M9 15h.1M12 15h.1M15 15h.1M9 18h.1M12 18h.1M15 18h.1',
  flame: 'M12 3c1 3.5 5 5.5 5 10a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.5 1.5 1 2 1.5 2 0-2.5 0-5 1.5-7.5',
  print: 'M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v11.5M7 11l5 5 5-5M4 20h16',
  plus: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2',
} as const;

export type IconName = keyof typeof paths;

/** Draws an icon in the colour of the surrounding text; screen readers ignore it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
