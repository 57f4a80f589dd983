// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

/** The contract's examples: by operation, then `request` or `answers` by status, then name. */
export const examples = {
  "list-games": {
    "request": {},
    "answers": {
      "200": {
        "last": {
          "items": []
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "createGame": {
    "request": {
      "named": {
        "name": "The Ember Crown",
        "startsAt": "2026-11-22T19:00:00+01:00"
      }
    },
    "answers": {
      "201": {
        "made": {
          "gameId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "name": "The Ember Crown",
          "pitch": null,
          "status": "playing",
          "startsAt": "2026-11-22T18:00:00Z",
          "notes": {
            "tone": "grim"
          },
          "last": {
            "kind": "move",
            "from": [
              1,
              2
            ]
          }
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "409": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "getGame": {
    "request": {},
    "answers": {
      "200": {
        "crown": {
          "gameId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "name": "The Ember Crown",
          "pitch": null,
          "status": "playing",
          "startsAt": "2026-11-22T18:00:00Z",
          "notes": {
            "tone": "grim"
          },
          "last": {
            "kind": "move",
            "from": [
              1,
              2
            ]
          }
        }
      },
      "304": {},
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "deleteGame": {
    "request": {},
    "answers": {
      "204": {},
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "changeGame": {
    "request": {
      "noPitch": {
        "pitch": null
      }
    },
    "answers": {
      "200": {
        "crown": {
          "gameId": "2VJ0gxZqCq3o9mFZSWkMGvI9vXx",
          "name": "The Ember Crown",
          "pitch": null,
          "status": "playing",
          "startsAt": "2026-11-22T18:00:00Z",
          "notes": {
            "tone": "grim"
          },
          "last": {
            "kind": "move",
            "from": [
              1,
              2
            ]
          }
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "403": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "412": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "428": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "listInvitations": {
    "request": {},
    "answers": {
      "200": {
        "two": {
          "2VJ0gxZqCq3o9mFZSWkMGvI9vXx": 2
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "pingTurn": {
    "request": {
      "dice": {
        "kind": "dice",
        "faces": [
          2,
          5
        ]
      }
    },
    "answers": {
      "201": {},
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "getMap": {
    "request": {},
    "answers": {
      "200": {
        "pixel": "a picture"
      },
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "putMap": {
    "request": {
      "pixel": "a picture"
    },
    "answers": {
      "200": {
        "small": {
          "bytes": 4
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      },
      "404": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  },
  "getVTTUrl": {
    "request": {},
    "answers": {
      "200": {
        "roll": {
          "kind": "dice",
          "faces": [
            6
          ]
        }
      },
      "400": {
        "no": {
          "message": "That cannot be done."
        }
      }
    }
  }
} as const
