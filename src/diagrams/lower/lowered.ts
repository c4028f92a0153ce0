import type { LabelElement } from '../scene.ts';
import type { Shape } from '../shape.ts';

/** What an element comes down to. */
export type Lowered = Shape | LabelElement;
