import type { LabelElement } from '../scene.ts';
import type { Shape } from '../shape.ts';

/** A shape or a label. Every scene element is converted to primitives, because the printers can draw only these. */
export type Primitive = Shape | LabelElement;
