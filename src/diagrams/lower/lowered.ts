import type { LabelElement } from '../scene.ts';
import type { Shape } from '../shape.ts';

/** The result of lowering: the primitives that both printers draw. */
export type Lowered = Shape | LabelElement;
