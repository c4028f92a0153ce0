// Facts of National 4 Physics (radiation). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const spectrumSheet: FactSheet = {
  tables: [
    {
      noun: 'kind of electromagnetic radiation',
      tag: 'em-spectrum',
      facts: [
        {
          term: 'radio waves',
          or: ['radio', 'TV and radio waves'],
          clues: ['has the longest wavelength', 'carries television programmes to an aerial'],
        },
        {
          term: 'microwaves',
          or: ['microwave'],
          clues: ['cooks food by heating the water in it', 'carries mobile phone signals'],
        },
        {
          term: 'infrared',
          or: ['infra-red', 'IR'],
          clues: [
            'is given out by all warm objects',
            'is used in a remote control',
            'is detected by a thermal imaging camera',
          ],
        },
        {
          term: 'visible light',
          or: ['light'],
          clues: ['is detected by the human eye', 'can be split into the colours of the rainbow'],
        },
        {
          term: 'ultraviolet',
          or: ['ultra-violet', 'UV'],
          clues: [
            'causes sunburn',
            'makes security markings on banknotes glow',
            'helps the skin to make vitamin D',
          ],
        },
        {
          term: 'X-rays',
          or: ['X-ray', 'x rays'],
          clues: ['is used to photograph broken bones', 'is used to look into luggage at an airport'],
        },
        {
          term: 'gamma rays',
          or: ['gamma', 'gamma radiation'],
          clues: [
            'has the highest frequency',
            'comes from the nucleus of radioactive atoms',
            'is used to sterilise medical instruments',
          ],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the electromagnetic spectrum',
      tag: 'em-spectrum',
      truths: [
        'all electromagnetic waves travel at the same speed in a vacuum',
        'gamma rays have the shortest wavelength',
        'radio waves have the lowest frequency',
        'electromagnetic waves can cross empty space',
        'too much ultraviolet can cause skin cancer',
        'lead screens protect the operator of an X-ray machine',
      ],
      errors: [
        ['radio waves travel more slowly than light', 'they travel at the same speed'],
        ['microwaves have a shorter wavelength than X-rays', 'X-rays have a shorter wavelength'],
        ['infrared can be seen by the human eye', 'it is felt as heat and cannot be seen'],
        [
          'sound is part of the electromagnetic spectrum',
          'sound needs particles and is no electromagnetic wave',
        ],
        ['sun cream protects the skin from X-rays', 'it protects from ultraviolet'],
      ],
    },
  ],
};

export const nuclearSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'nuclear-terms',
      facts: [
        {
          term: 'alpha',
          or: ['alpha radiation', 'alpha particles'],
          clues: ['names the radiation that is stopped by a sheet of paper'],
        },
        {
          term: 'beta',
          or: ['beta radiation', 'beta particles'],
          clues: ['names the radiation that is stopped by a few millimetres of aluminium'],
        },
        {
          term: 'gamma',
          or: ['gamma radiation', 'gamma rays'],
          clues: ['names the radiation that needs thick lead to stop most of it'],
        },
        {
          term: 'background radiation',
          or: ['background'],
          clues: ['means the radiation that is around us all the time'],
        },
        {
          term: 'radon',
          or: ['radon gas'],
          clues: ['names a radioactive gas that comes from rocks such as granite'],
        },
        { term: 'becquerel', or: ['Bq'], clues: ['is the unit of activity'] },
        { term: 'half-life', or: ['half life'], clues: ['means the time for the activity to fall to half'] },
        {
          term: 'cosmic rays',
          or: ['cosmic radiation'],
          clues: ['names radiation that reaches us from space'],
        },
        {
          term: 'tracer',
          or: ['radioactive tracer'],
          clues: ['names a source put into the body to follow what happens there'],
        },
        {
          term: 'fission',
          or: ['nuclear fission'],
          clues: ['means the splitting of large nuclei in a power station'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'nuclear radiation',
      tag: 'nuclear-radiation',
      truths: [
        'nuclear radiation can kill living cells',
        'radioactive sources should be handled with tongs',
        'rocks are a natural source of radiation',
        'medical scans are an artificial source of radiation',
        'radiation is used to sterilise medical instruments',
        'a nuclear power station gives out no carbon dioxide while it runs',
        'nuclear waste stays dangerous for a long time',
      ],
      errors: [
        ['alpha radiation passes through a sheet of lead', 'it is stopped by paper'],
        ['all background radiation is made by people', 'most of it is natural'],
        ['a radioactive source is safe to carry in a pocket', 'it should be kept in a lead-lined box'],
        ['radiation can be used only in power stations', 'it is used in medicine and industry too'],
        ['nuclear fuel is renewable', 'it is not renewable'],
        ['the activity of a source grows with time', 'it falls with time'],
      ],
    },
  ],
};
