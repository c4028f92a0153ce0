import { z } from '@hono/zod-openapi';

const binary = z.string();

/** The response with an image, for the API document. */
export const imageBody = {
  description: 'The image.',
  content: {
    'image/png': { schema: binary },
    'image/jpeg': { schema: binary },
    'image/webp': { schema: binary },
  },
};
