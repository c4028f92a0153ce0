import { toBinary, twosComplement } from '../../computing/binary.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SYSTEMS = [
  { who: 'A weather station', what: 'temperatures', whole: 'sensor readings' },
  { who: 'A games console', what: 'positions', whole: 'scores' },
  { who: 'A drone', what: 'heights', whole: 'motor speeds' },
] as const;

/** A computer system: two's complement, floating point, graphics, processor performance, security. */
export const floatingNumbers = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C02',
  title: 'Numbers and performance of a computer system',
  outcomeId: 'CSC-H-02',
  calculator: 'either',
  largest: 11_111_111,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const { who, what, whole } = random.pick(SYSTEMS);
    const negative = -random.int(20, 120);
    const other = -random.int(20, 120);
    if (negative === other) return undefined;
    const bits = random.pick([6, 8, 9, 10]);
    const places = [64, 32, 16, 8, 4, 2, 1].filter((place) => Math.floor((other + 128) / place) % 2 === 1);
    return {
      values: {
        who,
        what,
        whole,
        negative,
        bits: twosComplement(negative),
        plain: toBinary(-negative, 8),
        otherBits: twosComplement(other),
        placeSum: places.length === 0 ? '-128' : `-128 + ${places.join(' + ')}`,
        range: bits,
      },
      answers: {
        denary: other,
        greatest: 2 ** (bits - 1) - 1,
        least: -(2 ** (bits - 1)),
      },
    };
  },
  text: `
#who stores #whole as 8-bit two's complement integers and #what as floating-point numbers.

[twos, twos-complement] Convert $#negative$ into an 8-bit two's complement number.
state: #bits
reject: #plain

[denary, twos-complement] A reading is stored as #otherBits in 8-bit two's complement. Convert it to denary.
calculate: #placeSum
not with: twos

[greatest, integer-range] Calculate the greatest positive integer that can be stored in #range bits in two's complement.
calculate: 2^{#range - 1} - 1
wrong: sign-bit-ignored | 2^{#range} - 1 | The sign bit was not taken into account. | 0
not with: least

[least, integer-range] Calculate the least (most negative) integer that can be stored in #range bits in two's complement.
calculate: -2^{#range - 1}
not with: greatest

[precision, floating-point] In the floating-point numbers, 8 bits are moved from the exponent to the mantissa. State the effect on the precision and on the range of the numbers.
point: the precision increases | numbers are stored more precisely | greater precision
why: State the effect on the precision
reject: the precision decreases
point: the range decreases | smaller range | the range becomes smaller
why: State the effect on the range
reject: the range increases

[unicode, unicode] Messages are stored in Unicode instead of extended ASCII. State one advantage and one disadvantage of Unicode.
point: more characters can be stored | it can represent characters of all languages | many more characters
why: State an advantage
point: more bits are needed for each character | larger file size | more storage is needed
why: State a disadvantage

[vector, vector-and-bitmap] A map is stored as a vector graphic and not as a bitmap. State one advantage of this.
state: it can be enlarged without loss of quality | it does not pixelate when it is scaled | resolution independent | objects can be edited separately | smaller file size for simple graphics
reject: photographs look more realistic

[clock, performance] A new version has a processor with a higher clock speed. Explain why this improves its performance.
point: more instructions are carried out each second | more fetch-execute cycles per second | more cycles per second so instructions are executed faster
reject: the clock tells the time

[cores, performance] Another version has a processor with four cores instead of two. Explain why a program may still not run twice as fast.
point: the tasks may depend on each other and cannot run at the same time | not all software can use several cores | some tasks must be carried out one after another
  | the program is not written for several cores
  | tasks depend on each other | the software is not written for multi cores

[bus, performance] The width of the data bus is increased. Explain how this improves performance.
point: more bits are transferred in one operation | more data can be transferred at the same time | fewer transfers are needed
reject: more memory can be addressed

[cache, performance] Explain how cache memory improves the performance of the processor.
point: cache is faster to access than main memory | it is quicker to read than RAM | fast memory on or near the processor
why: Refer to the speed of cache
point: frequently used instructions and data are kept in it | it stores data that is used often | fewer accesses to main memory are needed
why: Say what it stores or what is avoided

[cycle, fetch-execute] Describe how an instruction is fetched from memory.
point: the address of the instruction is placed on the address bus | the processor puts the memory address on the address bus
why: Use of the address bus
point: the control unit activates the read line | a read signal is sent on the control bus | the read line is activated
why: Use of the control lines
point: the instruction is transferred to the processor along the data bus | the instruction is carried on the data bus to a register
why: Use of the data bus


[signature, security] Data from the system is sent with a digital signature. Explain the purpose of a digital signature.
point: it proves who sent the data | it confirms the identity of the sender | authenticates the sender
point: it shows that the data has not been changed | the receiver can check that the data was not altered
need: 1
reject: it encrypts the whole message

[keys, security] The data is encrypted with public and private keys. State which key is used to encrypt the data and which key is used to decrypt it.
point: the public key of the receiver encrypts the data | encrypted with the public key | public key to encrypt
why: State the key for encryption
point: the private key of the receiver decrypts the data | decrypted with the private key | private key to decrypt
why: State the key for decryption
reject: the private key encrypts

[misuse, computer-misuse] A person gains access to the system without permission and changes some of the data. Name the law that is broken.
state: Computer Misuse Act | the Computer Misuse Act 1990
reject: Data Protection Act | GDPR | Copyright, Designs and Patents Act

[dos, dos-attack] The web server of the system is the target of a denial of service attack. Describe one effect of this attack on the users.
point: users cannot use the website | the website becomes very slow | the service is not available | pages do not load | users cannot access the server
reject: data is stolen

[environment, intelligent-systems] The building of the system has an intelligent heating system. Explain how it reduces the effect on the environment.
point: it learns when heat is needed and heats only then | it switches the heating off when nobody is there | rooms are only heated when needed so less energy is used | sensors adjust the heating so less fuel is used
  | turns off heating when nobody is in | learns when to heat
`,
});
