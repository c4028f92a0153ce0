import { defineContext } from '../../contexts/define-context.ts';

const USERS = [
  { who: 'A delivery driver', file: 'photo of a parcel', word: 'DELIVERED' },
  { who: 'A nurse', file: 'photo of a chart', word: 'WARD NINE' },
  { who: 'A ranger in a nature reserve', file: 'photo of a nest', word: 'RED KITE' },
  { who: 'A surveyor', file: 'photo of a wall', word: 'DRY STONE' },
] as const;
const SHAPES = ['a circle', 'a rectangle', 'an ellipse'] as const;

/** A portable computer: numbers and text in binary, graphics, the processor, security and the environment. */
export const tabletComputer = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C03',
  title: 'Tablet computer',
  outcomeId: 'CSC-5-04',
  calculator: 'either',
  largest: 11_111_111,
  marks: [7, 10],
  partCount: [4, 7],
  draw: (random) => {
    const { who, file, word } = random.pick(USERS);
    const value = random.int(35, 250, [64, 128]);
    const bits = value.toString(2).padStart(8, '0');
    const other = random.int(35, 250, [value]);
    const otherBits = other.toString(2).padStart(8, '0');
    const places = [128, 64, 32, 16, 8, 4, 2, 1].filter((place) => Math.floor(other / place) % 2 === 1);
    if (places.length < 3) return undefined;
    const [digits, power] = [random.int(11, 99), random.int(2, 6)];
    return {
      values: {
        who,
        file,
        word,
        shape: random.pick(SHAPES),
        value,
        bits,
        spaced: `${bits.slice(0, 4)} ${bits.slice(4)}`,
        otherBits,
        placeSum: places.join(' + '),
        backwards: String(Number.parseInt([...otherBits].toReversed().join(''), 2)),
        characters: word.length,
        letters: word.replace(' ', '').length,
        number: `0.${digits} \\times 10^{${power}}`,
        digits,
        power,
        sleep: random.pick(['standby mode', 'sleep mode']),
      },
      answers: { denary: other, text: 8 * word.length },
    };
  },
  text: String.raw`
#who uses a tablet computer to store a number, a message and a #file, and sends them to an office over the internet.

[binary, binary] The number #value is stored in 8 bits. Convert #value to an 8-bit binary number.
state: #bits | #spaced

[denary, binary] Another number is stored as #otherBits. Convert this binary number to denary.
calculate: #placeSum
wrong: binary-place-values | #backwards | The place values were written from left to right. | 0
not with: binary

[text, extended-ascii] The message “#word” is stored in extended ASCII. Calculate the number of bits needed to store the message.
calculate: #characters \times 8
wrong: space-not-counted | #letters \times 8 | The space was not counted. | 0
wrong: bytes-for-bits | #characters | The number of bytes was given. | 0

[floating, floating-point] The number $#number$ is stored in floating-point form. Identify the mantissa and the exponent.
point: the mantissa is #digits | mantissa: #digits | mantissa is 0.#digits
why: Identify the mantissa
point: the exponent is #power | exponent: #power | exponent #power
why: Identify the exponent
reject: the exponent is #digits

[bitmap, bitmap-graphics] The #file is stored as a bitmap graphic. Describe how a bitmap graphic is stored.
point: as a grid of pixels | as pixels | a pattern of pixels
why: Refer to pixels
then: the colour of each pixel is stored as a binary number | a binary code for each pixel | each pixel has a colour in binary
why: Say what is stored for each pixel
reject: as objects

[vector, vector-graphics] The tablet also stores a map as a vector graphic. State two attributes of #shape that a vector graphic stores.
point: its coordinates | start x and y | the centre coordinates | its position
point: its size | width | height | radius | dimensions
point: its fill colour | fill colour
point: its line colour | line colour | border colour
point: its line thickness | line width
need: 2
reject: number of pixels | resolution

[part, computer-structure] Name the part of the processor that carries out calculations and makes logical decisions.
state: arithmetic and logic unit | ALU | arithmetic logic unit
reject: control unit | registers | RAM

[unit, computer-structure] Describe the purpose of the control unit of the processor.
point: it makes the instructions be carried out in the correct order | it fetches, decodes and executes instructions | it controls the timing of the processor
  | sends signals to the other parts | manages the execution of instructions
reject: it carries out calculations
not with: part

[bus, computer-structure] State the purpose of the address bus.
state: it carries the address of a memory location | it carries the location of data in memory | to specify the memory location to be read or written
  | carries memory addresses from the processor to memory
reject: it carries data | it carries instructions

[interpreter, translators] The software of the tablet was translated with a compiler. State one advantage of a compiler over an interpreter when the software is used.
state: the program runs faster | faster execution | it is not translated each time it runs | no translation is needed when it runs | the interpreter is not needed in memory | less memory is needed
  | it does not need translated every time
reject: it is easier to find errors | it translates line by line

[energy, environment] When the tablet is not used it changes to #sleep. Explain how this reduces its effect on the environment.
point: it uses less electrical energy | less power is used | less electricity is used so less fuel is burned | reduces the energy consumption
reject: it saves the battery only

[settings, environment] State one other setting of the tablet that reduces its energy use.
state: lower the screen brightness | dim the screen | reduce brightness | turn off wireless | power down when not in use | shorter time until the screen switches off | switch off the screen
reject: use a smaller screen | recycle the tablet

[firewall, security] The tablet has a firewall. State the purpose of a firewall.
state: to prevent unauthorised access to the tablet | to block unwanted network traffic | it stops hackers gaining access over the network | to check the data that enters and leaves
  | to monitor traffic and block threats
reject: to encrypt data | to remove viruses

[encrypt, security] The #file is encrypted before it is sent. Explain why.
point: so that it cannot be read if it is intercepted | so that only the receiver with the key can read it | so that hackers cannot understand it | to make it unreadable to others
reject: so that it cannot be intercepted | to make the file smaller
`,
});
