import { defineContext } from '../../contexts/define-context.ts';

/** Computer systems: two's complement, memory and buses, the fetch-execute cycle, graphics, environment, security. */
export const homeController = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C06',
  title: 'Controller of a smart home',
  outcomeId: 'CSC-H-02',
  calculator: 'either',
  largest: 20_000_000,
  marks: [6, 9],
  partCount: [4, 7],
  draw: (random) => {
    const temperature = random.int(3, 28);
    const bits = (256 - temperature).toString(2).padStart(8, '0');
    const [address, word] = [random.pick([16, 20, 24]), random.pick([32, 64])];
    const [width, height] = [random.pick([640, 800]), random.pick([400, 480])];
    const depth = random.pick([8, 16, 24]);
    return {
      values: {
        who: random.pick(['A family', 'A landlord', 'A couple']),
        temperature,
        positive: 256 - temperature,
        bits,
        address,
        word,
        width,
        height,
        depth,
      },
      answers: {
        value: -temperature,
        lowest: -128,
        locations: 2 ** address,
        photo: (width * height * depth) / 8,
        colours: 2 ** depth,
        bytes: word / 8,
      },
    };
  },
  text: String.raw`
#who has a controller that switches the heating, the lights and a camera. The controller has its own processor and is connected to the internet. Temperatures are stored as 8-bit two's complement integers.

[value, twos-complement] Convert the 8-bit two's complement number \texttt{#bits} to denary.
calculate: #positive - 256
wrong: sign-bit-ignored | #positive | The leftmost bit has the place value $-128$. | 0

[pattern, twos-complement] Convert $-#temperature$ to an 8-bit two's complement number.
state: #bits | \texttt{#bits}
not with: value

[lowest, twos-complement] State the lowest number that can be stored with 8 bits in two's complement.
calculate: -2^{7}
wrong: sign-left-out | 2^{7} | The lowest number is negative. | 0

[range, twos-complement] The controller is changed to 16 bits for each temperature. State the effect on the range of numbers.
state: it increases | the range increases | a greater range of numbers | larger and smaller numbers can be stored | it becomes larger
reject: the numbers become more precise | it decreases | no effect

[locations, address-bus] The address bus of the processor has #address lines. Calculate the number of memory locations that can be addressed.
calculate: 2^{#address}
significant figures: 8
wrong: lines-doubled | 2 \times #address | Each further line doubles the number. | 0

[bytes, data-bus] The data bus has #word lines. Calculate how many bytes can be transferred at once.
calculate: \frac{#word}{8}
wrong: bits-for-bytes | #word | This is the number of bits. | 0
not with: locations

[fetch, fetch-execute] Describe the first two steps by which the processor fetches an instruction from memory.
point: the address of the instruction is placed on the address bus | the processor sets up the address bus with the address | the memory address is put on the address bus
why: Describe the first step
point: the read line of the control bus is activated | the control unit activates the read line | the read signal is sent on the control bus
why: Describe the second step
reject: the write line is activated

[decode, fetch-execute] State what happens to an instruction after it has been fetched into the processor.
state: it is decoded and carried out | it is decoded and executed | decoded then executed | it is executed | it is decoded
reject: it is written back to memory

[cache, processor-performance] Explain how cache memory improves the performance of the processor.
point: frequently used instructions are read from fast memory near the processor | it reduces the number of accesses to the slower main memory | cache is faster than main memory and holds data used often
  | less time is spent waiting for main memory
  | stores frequently used instructions and is faster than main memory | faster access than RAM
  | cache is closer to the processor so faster
reject: it stores more files | it increases the clock speed

[cores, processor-performance] The controller gets a processor with four cores instead of one. Explain why programs do not always become four times as fast.
point: not all tasks can be divided between the cores | some instructions must wait for the results of others | the software may not be written for several cores | cores may wait for shared memory
reject: the clock is slower

[photo, bitmap-storage] The camera takes bitmap photographs of #width by #height pixels with a colour depth of #depth bits, without compression. Calculate the storage needed for one photograph, in bytes.
step: Find the number of pixels | #width \times #height |
calculate: \frac{@1 \times #depth}{8}
significant figures: 8
wrong: bits-for-bytes | #width \times #height \times #depth | This is the number of bits. | 1

[colours, bitmap-storage] The photographs have a colour depth of #depth bits. Calculate the number of different colours that a pixel can have.
calculate: 2^{#depth}
significant figures: 8
wrong: depth-doubled | 2 \times #depth | Each further bit doubles the number of colours. | 0
not with: photo

[vector, graphics] The symbols on the display of the controller are vector graphics. Explain one advantage over bitmaps.
point: they can be enlarged without loss of quality | they do not become pixelated when enlarged | they need less storage because only attributes are stored | each object can be edited separately
  | does not pixelate
reject: they store every pixel | they look more like photographs

[heating, intelligent-systems] The heating is switched off when nobody is at home. Explain how this reduces the impact of the home on the environment.
point: less energy is used so less carbon dioxide is produced | less fuel is burned | it wastes less energy | it reduces the carbon footprint
  | less energy used
reject: it saves money

[encrypt, encryption] The photographs are sent over the internet with public key encryption. State which key is used to decrypt them.
state: the private key of the receiver | private key | the receiver's private key | the recipient's private key
reject: public key | the public key of the receiver

[certificate, encryption] State the purpose of a digital certificate.
state: it proves the identity of the owner of a public key | it shows that a website or sender is genuine | to verify the identity of a website | to confirm that the public key belongs to the sender
reject: it encrypts the data | it blocks viruses

[dos, security-risks] The controller cannot be reached because a very large number of requests is sent to it. Name this type of attack.
state: denial of service | DoS | a denial of service attack | DDoS | distributed denial of service | denial-of-service attack
reject: virus | phishing | keylogging

[law, security-law] A neighbour reads the photographs from the controller without permission. Name the law that the neighbour breaks.
state: Computer Misuse Act | the Computer Misuse Act | Computer Misuse Act 1990
reject: Data Protection Act | Copyright, Designs and Patents Act | GDPR
`,
});
